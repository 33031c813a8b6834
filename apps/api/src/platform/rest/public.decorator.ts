import { SetMetadata } from '@nestjs/common';

export const IS_PUBLIC = 'ospite:public';

/** Opens a controller or one of its calls to anyone; every other call needs the owner's session. */
export const Public = () => SetMetadata(IS_PUBLIC, true);
