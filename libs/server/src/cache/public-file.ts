/** A text file that a cached public read responds with, where others respond with JSON. */
export class PublicFile {
  constructor(
    /** Its name when it is saved: letters of ASCII, digits, hyphens and the ending. */
    readonly name: string,
    /** With its character set. */
    readonly type: string,
    readonly text: string,
  ) {}
}
