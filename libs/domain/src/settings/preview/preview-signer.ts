import { Signer } from '../../shared/signer';

/** Port: signs preview links. */
export abstract class PreviewSigner extends Signer {}
