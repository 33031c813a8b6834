import { Signer } from '../../shared/signer';

/** Port: signs the references of quotes that were sent. */
export abstract class QuoteRefSigner extends Signer {}
