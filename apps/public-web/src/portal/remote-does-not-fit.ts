/** A remote is not one for this portal: another try changes nothing until another release is there. */
export class RemoteDoesNotFit extends Error {}
