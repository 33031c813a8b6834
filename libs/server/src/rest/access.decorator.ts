import { SetMetadata, type Type } from '@nestjs/common';

/** Who may make a call. A call that says nothing about it is closed to everybody. */
export type CallAccess =
  /** Everybody. */
  | 'public'
  /** Everybody; the owner, and a program with a key, see more when this parameter of the query asks for it. */
  | { readonly ownerSeesMoreWith: string }
  /** The owner's session, or an access key whose scope covers it. */
  | 'owner'
  /** People alone: the owner's session. */
  | 'session'
  /** Whoever has the super-admin key, in its header. */
  | 'super-admin key'
  /** The same, in the field `superAdminKey` of this body. */
  | { readonly superAdminKeyIn: KeyedBody };

export type KeyedBody = Type<{ superAdminKey: string }>;
export const CALL_ACCESS = 'ospite:access';

/** How the document names an access key. */
export const ACCESS_KEY_SCHEME = 'accessKey';

/** Opens a controller outside the API to everyone; calls of the API say so in their `Endpoint`. */
export const Public = () => SetMetadata(CALL_ACCESS, 'public' satisfies CallAccess);

/** Carries the key of the super admin's calls that have no body. Source: specification §12. */
export const SUPER_ADMIN_KEY_HEADER = 'X-Super-Admin-Key';
