/** The files of the page by what needs them, with what these need in turn; the build writes it (vite.config.ts). */
export interface Files {
  /** By the first part of the address after #: the lobby has none. */
  pages: Record<string, string[]>;
  boards: Record<string, string[]>;
  /** The words of the interface by language, those of boards by "game.lang". */
  words: Record<string, string[]>;
}
