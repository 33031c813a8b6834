import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'ospite:public';

/** Opens a controller or one of its calls to everyone; all other calls need the owner's session. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
