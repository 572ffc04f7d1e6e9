// swift-format-ignore-file
// Written by 'Scripts/plural-rules' from Unicode's CLDR; do not edit.
// Copyright © 1991-2026 Unicode, Inc. Unicode License V3, see Documentation/Licences.md.

/// The languages and regions by the sign that they write before decimals, by CLDR; each as
/// far as it differs from what it is a part of, and all else has a point.
package enum DecimalSignData {
  package static let comma = "ab af agq an ar-DZ ar-LB ar-LY ar-MA ar-MR ar-TN ast az bas be bew bg blo br bs bua ca co cs cu cv da de dsb dua dyo el en-AT en-BE en-CZ en-DE en-DK en-EE en-ES en-FI en-FR en-GE en-HU en-ID en-IT en-LT en-LV en-NL en-NO en-PL en-PT en-RO en-SE en-SI en-SK en-UA en-ZA eo es et eu ewo ff fi fo fr frr fur fy gl gn hr hsb ht hu hy ia id ie is it jgo jv ka kab kea kgp kk kkj kl ksf ksh ku ky la lb lij lld lmo ln lo lt ltg lu lv mgh mk ms-Arab-BN ms-BN ms-ID mua nb nds nl nmg nn nnh no nr oc os pl pms prg ps pt qu-BO rif rm rn ro ru rw sah sc scn se seh sg shi sk sl smn sq sr ss su sv sw-CD szl tg tk tok tr ts tt tzm uk uz ve vec vi vmw wae wo yav yrl zgh"
  package static let point = "az-Arab de-CH de-LI es-419 es-BR es-BZ es-CU es-DO es-GT es-HN es-MX es-NI es-PA es-PE es-PR es-SV es-US ff-Adlm it-CH kk-Arab ku-Arab oc-ES"
}
