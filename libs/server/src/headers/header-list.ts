/** Headers of a response, in the order in which they are written: name and value. */
export type HeaderList = readonly (readonly [string, string])[];
