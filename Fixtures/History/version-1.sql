-- A history of version 1 with two runs of two screens.
PRAGMA application_id = 1164014195;
CREATE TABLE run (
  id INTEGER PRIMARY KEY AUTOINCREMENT, time INTEGER NOT NULL, commit_hash TEXT, branch TEXT,
  version TEXT NOT NULL, profile TEXT NOT NULL, errors INTEGER NOT NULL,
  warnings INTEGER NOT NULL, notes INTEGER NOT NULL, questions INTEGER NOT NULL,
  suppressed INTEGER NOT NULL, screens INTEGER NOT NULL, stops INTEGER NOT NULL,
  unread INTEGER NOT NULL);
CREATE INDEX run_of_branch ON run(branch, id);
CREATE INDEX run_of_commit ON run(commit_hash);
CREATE TABLE screen (
  id INTEGER PRIMARY KEY, path TEXT NOT NULL, name TEXT NOT NULL, UNIQUE (path, name));
CREATE TABLE state (
  id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, stops INTEGER NOT NULL,
  findings INTEGER NOT NULL);
CREATE TABLE finding (
  id INTEGER PRIMARY KEY, hash TEXT NOT NULL UNIQUE, fingerprint TEXT NOT NULL,
  rule TEXT NOT NULL, severity TEXT NOT NULL, component TEXT, what TEXT NOT NULL);
CREATE TABLE state_finding (
  state INTEGER NOT NULL REFERENCES state(id), finding INTEGER NOT NULL REFERENCES finding(id),
  PRIMARY KEY (state, finding)) WITHOUT ROWID;
CREATE TABLE run_screen (
  run INTEGER NOT NULL REFERENCES run(id), screen INTEGER NOT NULL REFERENCES screen(id),
  state INTEGER NOT NULL REFERENCES state(id), PRIMARY KEY (run, screen)) WITHOUT ROWID;
CREATE TABLE run_rule (
  run INTEGER NOT NULL REFERENCES run(id), rule TEXT NOT NULL, findings INTEGER NOT NULL,
  PRIMARY KEY (run, rule)) WITHOUT ROWID;
INSERT INTO run VALUES
  (1, 1760000000, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'main', '0.1.0', 'ios18-phone',
    1, 1, 0, 0, 0, 2, 12, 0),
  (2, 1760086400, 'bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 'main', '0.1.0', 'ios18-phone',
    0, 1, 0, 0, 0, 2, 11, 0);
INSERT INTO screen VALUES (1, 'menu.screen', 'Menu'), (2, 'cart.screen', 'Cart');
INSERT INTO state VALUES (1, 'h1', 5, 1), (2, 'h2', 7, 1), (3, 'h3', 4, 0);
INSERT INTO finding VALUES
  (1, 'f1', '00000000000000a1', 'label-missing', 'error', 'button', 'The button has no label'),
  (2, 'f2', '00000000000000b2', 'label-all-caps', 'warning', 'text', 'The label is in capitals');
INSERT INTO state_finding VALUES (1, 1), (2, 2);
INSERT INTO run_screen VALUES (1, 1, 1), (1, 2, 2), (2, 1, 3), (2, 2, 2);
INSERT INTO run_rule VALUES (1, 'label-missing', 1), (1, 'label-all-caps', 1), (2, 'label-all-caps', 1);
PRAGMA user_version = 1;
