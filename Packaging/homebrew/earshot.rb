# Builds from source on macOS, and takes the program of the release on Linux.
class Earshot < Formula
  desc "Hear an iOS screen on any machine"
  homepage "@REPOSITORY@"
  url "@REPOSITORY@/archive/refs/tags/@VERSION@.tar.gz"
  sha256 "@SOURCE_SHA256@"
  license "Apache-2.0"

  on_macos do
    depends_on xcode: ["26.0", :build]
  end

  on_linux do
    on_intel do
      url "@REPOSITORY@/releases/download/@VERSION@/@TARBALL@"
      sha256 "@SHA256@"
    end
  end

  def install
    if OS.mac?
      system "swift", "build", "--disable-sandbox", "-c", "release", "--product", "earshot"
      bin.install ".build/release/earshot"
      generate_completions_from_executable(bin/"earshot", "--generate-completion-script")
    else
      bin.install "bin/earshot"
      man1.install Dir["share/man/man1/*"]
      bash_completion.install "share/bash-completion/completions/earshot"
      zsh_completion.install "share/zsh/site-functions/_earshot"
      fish_completion.install "share/fish/vendor_completions.d/earshot.fish"
    end
  end

  test do
    (testpath/"pay.screen").write "screen\nbutton \"Pay\"\n"
    assert_match "Pay, button", shell_output("#{bin}/earshot read pay.screen --quiet")
  end
end
