import { Signer } from '../../shared';

/** Port: signs preview links. */
export abstract class PreviewSigner extends Signer {}
