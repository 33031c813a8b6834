// Shows: specification §6 Roles and permissions
// Shows: decisions §4 Super-admin key, §4 Guessing and floods
import { CheckSuperAdminKey, GuessLimit, MAX_FAILURES_PER_PAIR, ReplaceSuperAdminKey } from '@ospite/domain';
import {
  CountingGenerator,
  MemoryRateLimiter,
  MemorySecretHashStore,
  ReadableHasher,
} from '@ospite/domain/testing';
import { Get, Post, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { IsString } from 'class-validator';
import {
  OwnerController,
  Public,
  KeyHolderController,
  TakesSuperAdminKeyIn,
} from '../../platform/rest/access.decorator';
import { AccessGuard } from './access.guard';

class KeyedRequest {
  @IsString()
  superAdminKey!: string;
}

@KeyHolderController('api/super-admin', 'super-admin')
class SuperAdminCalls {
  @Public()
  @Get('open')
  open(): void {}

  @Get('unmarked')
  unmarked(): void {}

  @Post('keyed')
  @TakesSuperAdminKeyIn(KeyedRequest)
  keyed(): void {}
}

@OwnerController('api/owner', 'owner')
class OwnerCalls {
  @Get()
  unmarked(): void {}
}

describe('the guard of all calls', () => {
  let guard: AccessGuard;
  let key: string;

  beforeEach(async () => {
    const hashes = new MemorySecretHashStore();
    const hasher = new ReadableHasher();
    const guesses = new GuessLimit(new MemoryRateLimiter({ now: () => new Date(0) }));
    key = await new ReplaceSuperAdminKey(hashes, hasher, new CountingGenerator()).replace();
    guard = new AccessGuard(new Reflector(), new CheckSuperAdminKey(hashes, hasher, guesses));
  });

  interface Sent {
    readonly header?: string;
    readonly body?: unknown;
    readonly user?: object;
  }
  const call = (type: new () => object, handler: () => void, { header, body, user }: Sent = {}) => {
    const request = { body, user, ip: '203.0.113.7', get: () => header };
    return guard.canActivate({
      getClass: () => type,
      getHandler: () => handler,
      switchToHttp: () => ({ getRequest: () => request }),
    } as unknown as ExecutionContext);
  };
  const { open, unmarked, keyed } = SuperAdminCalls.prototype;

  it('lets nobody without the key make a call of the super admin’s that says nothing about access', async () => {
    const asked = call(SuperAdminCalls, unmarked, { user: {} });
    await expect(asked).rejects.toMatchObject({ code: 'account.no_super_admin_key' });
    const guessed = call(SuperAdminCalls, unmarked, { header: 'guess' });
    await expect(guessed).rejects.toMatchObject({ code: 'account.wrong_super_admin_key' });
    expect(await call(SuperAdminCalls, unmarked, { header: key })).toBe(true);
  });

  it('takes the key from the body alone where the call has it there', async () => {
    expect(await call(SuperAdminCalls, keyed, { body: { superAdminKey: key } })).toBe(true);
    for (const body of [undefined, {}, { superAdminKey: [key] }])
      await expect(call(SuperAdminCalls, keyed, { body, header: key })).rejects.toMatchObject({
        code: 'request.invalid',
      });
  });

  it('counts wrong keys of all calls together', async () => {
    for (let time = 0; time < MAX_FAILURES_PER_PAIR; time += 1)
      await expect(call(SuperAdminCalls, unmarked, { header: 'guess' })).rejects.toThrow();
    const right = call(SuperAdminCalls, keyed, { body: { superAdminKey: key } });
    await expect(right).rejects.toMatchObject({ code: 'account.too_many_attempts' });
  });

  it('opens what is marked as public, and keeps all other calls for a session', async () => {
    expect(await call(SuperAdminCalls, open)).toBe(true);
    const owners = OwnerCalls.prototype.unmarked;
    expect(await call(OwnerCalls, owners, { user: {} })).toBe(true);
    await expect(call(OwnerCalls, owners, { header: key })).rejects.toMatchObject({
      code: 'account.not_signed_in',
    });
  });
});
