import { Signer } from '../../shared';

/** Port: signs the references of quotes that were sent. */
export abstract class QuoteRefSigner extends Signer {}
