export type JsonKind = 'null' | 'list' | 'object' | 'string' | 'number' | 'boolean';

/**
 * Why the kill file cannot be understood. `unreadable`: the code of the system's error; `encoding`: no text in UTF-8;
 * `no-mark`: UTF-16 without a byte order mark; `comma`: one before a closing bracket; `json`: `cause` is that of the
 * engine, in English, and the place is null where the engine names none; `kind`: what a part is instead of what it
 * must be, a number is that of an entry of `killed`.
 */
export type KillFileFault =
  | { what: 'unreadable'; code: string }
  | { what: 'encoding' | 'no-mark' | 'empty' }
  | { what: 'comma'; place: Place }
  | { what: 'json'; place: Place | null; cause: string }
  | { what: 'unknown-key' | 'twice'; key: string }
  | { what: 'kind'; part: 'file' | 'killed' | 'frozen' | number; kind: JsonKind };

/** Both from 1 on. */
export type Place = { line: number; column: number };

/** What `kill.json` of the origin that replies does. */
export type KillFileStatus = {
  /** Its path on the origin. */
  file: string;
  frozen: boolean;
  /** Versions as `feed@1.4.0+3f2a9c1e`; of a file with a fault, those of the last right one. */
  killed: string[];
  /** Those of `killed` that were never published here. */
  unknown: string[];
  /** Null for a right file. */
  fault: KillFileFault | null;
};
