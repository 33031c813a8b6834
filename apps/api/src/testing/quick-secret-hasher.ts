import { Injectable } from '@nestjs/common';
import { Argon2SecretHasher } from '../accounts/secrets/argon2-secret-hasher';

/**
 * The product's hasher at the least cost that argon2id has: nearly every test signs somebody in, and none of them asks
 * how long that takes. The decided cost is shown by the hasher's own tests.
 */
@Injectable()
export class QuickSecretHasher extends Argon2SecretHasher {
  protected override readonly cost = { memoryCost: 8, timeCost: 1, parallelism: 1 };
}
