import { DEFAULT_LANGUAGE, type GuestForm } from '@ospite/domain/shared';
import type { Request } from 'express';
import { senderOf } from '../../edge/sender';
import type { GuestFormDto } from '../dto/guest-form.dto';
import { idempotencyKeyOf } from '../idempotency-key';

/**
 * A guest's form as the page's script or another program sent it.
 * @throws RequestProblem for a key that cannot be one
 */
export function sentForm<Body extends GuestFormDto>(
  { language, website, filledInMs, ...draft }: Body,
  request: Request,
): GuestForm<Omit<Body, keyof GuestFormDto>> {
  return {
    draft,
    language: language ?? DEFAULT_LANGUAGE,
    signs: { honeypot: website ?? '', fillTimeMs: filledInMs },
    idempotencyKey: idempotencyKeyOf(request),
    sender: senderOf(request),
  };
}
