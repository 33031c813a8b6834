import {
  CheckAccessKey,
  CheckPassword,
  CheckSuperAdminKey,
  ConfirmPassword,
  CreateAccessKey,
  GuessLimit,
  MAX_FAILURES_PER_PAIR,
  ReplaceSuperAdminKey,
  CONTENT_RIGHT,
} from '@ospite/domain';
import {
  CountingGenerator,
  CountingKeySecrets,
  MemoryAccessKeyStore,
  MemoryAccountStore,
  MemoryRateLimiter,
  MemorySecretHashStore,
  MemorySessionStore,
  readableDevices,
  ReadableHasher,
} from '@ospite/domain/testing';
import { Get, Post, type ExecutionContext } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { IsString } from 'class-validator';
import { type CallAccess, Endpoint, NeedsRight } from '@ospite/server/rest';
import { readConfig } from '@ospite/server/config';
import { DeviceCookies } from '../sessions/device-cookies';
import type { Sessions } from '../sessions/sessions';
import { AccessGuard } from './access.guard';

/** Whose sessions have all ended. */
const sessions = {
  recheck: async (asking: { user?: object | undefined }) => void delete asking.user,
} as unknown as Sessions;

class KeyedRequest {
  @IsString()
  superAdminKey!: string;
}

const answer = { description: 'Done.' };
const calls = (access: CallAccess) => Endpoint({ id: 'call', summary: '', description: '', access, answer });

class SuperAdminCalls {
  @Get('open')
  @calls('public')
  open(): void {}

  @Get('closed')
  @calls('super-admin key')
  closed(): void {}

  @Post('keyed')
  @calls({ superAdminKeyIn: KeyedRequest })
  keyed(): void {}
}

class OwnerCalls {
  @Get()
  @calls('owner')
  any(): void {}
}

class CallsOfContent {
  @Post()
  @NeedsRight(CONTENT_RIGHT)
  @calls('owner')
  write(): void {}
}

class CallsForPeople {
  @Get()
  @calls('session')
  any(): void {}
}

class GuestsCalls {
  @Get()
  @calls({ ownerSeesMoreWith: 'include' })
  rooms(): void {}

  @Get('forgotten')
  forgotten(): void {}
}

describe('the guard of all calls', () => {
  let guard: AccessGuard;
  let key: string;
  let keys: MemoryAccessKeyStore;
  let reading: string;
  let writing: string;

  beforeEach(async () => {
    const hashes = new MemorySecretHashStore();
    const hasher = new ReadableHasher();
    const limiter = new MemoryRateLimiter({ now: () => new Date(0) });
    const guesses = new GuessLimit(limiter);
    const devices = readableDevices(limiter);
    const passwords = new CheckPassword(new MemoryAccountStore(), guesses, devices);
    key = await new ReplaceSuperAdminKey(hashes, hasher, new CountingGenerator()).replace();
    const clock = { now: () => new Date(0) };
    const secrets = new CountingKeySecrets();
    keys = new MemoryAccessKeyStore(new Map([[1, 'Marta']]));
    const create = new CreateAccessKey(keys, secrets, clock);
    const by = { accountId: 1, sessionId: 'phone' };
    reading = (await create.create({ name: 'Lettore', scope: 'read' }, by)).secret;
    writing = (await create.create({ name: 'Gestionale', scope: 'read-write' }, by)).secret;
    guard = new AccessGuard(
      new Reflector(),
      new CheckSuperAdminKey(hashes, hasher, guesses, devices),
      new CheckAccessKey(keys, secrets, guesses, clock),
      new DeviceCookies(devices, readConfig({}, '/')),
      new ConfirmPassword(passwords, hasher, new MemorySessionStore(), clock),
      sessions,
    );
  });

  interface Sent {
    readonly header?: string;
    readonly body?: unknown;
    readonly user?: object;
    readonly authorization?: string;
    readonly method?: string;
    readonly query?: object;
  }
  let request: { user?: object | undefined; accessKey?: object; admitAgain?: () => Promise<void> };
  const call = (type: new () => object, handler: () => void, sent: Sent = {}) => {
    const { header, body, user, authorization, method = 'GET', query = {} } = sent;
    const get = (name: string) => (name === 'Authorization' ? authorization : header);
    request = Object.assign({ body, user, method, query, ip: '203.0.113.7', headers: {}, get });
    return guard.canActivate({
      getClass: () => type,
      getHandler: () => handler,
      switchToHttp: () => ({ getRequest: () => request }),
    } as unknown as ExecutionContext);
  };
  const { open, closed, keyed } = SuperAdminCalls.prototype;

  it('lets nobody make a call that says nothing about access', async () => {
    const forgotten = GuestsCalls.prototype.forgotten;
    for (const sent of [{}, { user: {} }, { header: key }, { authorization: `Bearer ${writing}` }])
      await expect(call(GuestsCalls, forgotten, sent)).rejects.toMatchObject({
        code: 'account.not_signed_in',
      });
  });

  it('lets nobody without the key make a call of the super admin’s', async () => {
    const asked = call(SuperAdminCalls, closed, { user: {} });
    await expect(asked).rejects.toMatchObject({ code: 'account.no_super_admin_key' });
    const guessed = call(SuperAdminCalls, closed, { header: 'guess' });
    await expect(guessed).rejects.toMatchObject({ code: 'account.wrong_super_admin_key' });
    expect(await call(SuperAdminCalls, closed, { header: key })).toBe(true);
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
      await expect(call(SuperAdminCalls, closed, { header: 'guess' })).rejects.toThrow();
    const right = call(SuperAdminCalls, keyed, { body: { superAdminKey: key } });
    await expect(right).rejects.toMatchObject({ code: 'account.too_many_attempts' });
  });

  it('opens what is marked as public, and keeps the owner’s for a session', async () => {
    expect(await call(SuperAdminCalls, open)).toBe(true);
    const owners = OwnerCalls.prototype.any;
    expect(await call(OwnerCalls, owners, { user: {} })).toBe(true);
    await expect(call(OwnerCalls, owners, { header: key })).rejects.toMatchObject({
      code: 'account.not_signed_in',
    });
  });

  it('keeps changes of content for those who may make them', async () => {
    const { write } = CallsOfContent.prototype;
    const may = (mayEditContent: boolean) => {
      keys.mayEditContent = mayEditContent;
      return [{ user: { mayEditContent } }, { authorization: `Bearer ${writing}`, method: 'POST' }];
    };
    for (const sent of may(true)) expect(await call(CallsOfContent, write, sent)).toBe(true);
    for (const sent of may(false)) {
      await expect(call(CallsOfContent, write, sent)).rejects.toMatchObject({
        code: 'account.may_not_edit_content',
      });
      expect(await call(OwnerCalls, OwnerCalls.prototype.any, sent)).toBe(true);
    }
  });

  it('judges by what is so when it is asked again', async () => {
    await call(OwnerCalls, OwnerCalls.prototype.any, { user: {} });
    await expect(request.admitAgain?.()).rejects.toMatchObject({ code: 'account.not_signed_in' });
    await call(OwnerCalls, OwnerCalls.prototype.any, { authorization: `Bearer ${reading}` });
    expect(await request.admitAgain?.()).toBeUndefined();
    for (const { id } of await keys.list()) await keys.remove(id);
    await expect(request.admitAgain?.()).rejects.toMatchObject({ code: 'access_key.wrong' });
  });

  describe('with an access key', () => {
    const owners = OwnerCalls.prototype.any;
    const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });

    it('opens the owner’s calls as far as its scope goes', async () => {
      expect(await call(OwnerCalls, owners, bearer(reading))).toBe(true);
      expect(request.accessKey).toMatchObject({ name: 'Lettore' });
      expect(await call(OwnerCalls, owners, { ...bearer(reading), method: 'HEAD' })).toBe(true);
      expect(await call(OwnerCalls, owners, { ...bearer(writing), method: 'DELETE' })).toBe(true);
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'post', 'PROPFIND'])
        await expect(call(OwnerCalls, owners, { ...bearer(reading), method })).rejects.toMatchObject({
          code: 'access_key.read_only',
        });
    });

    it('keeps calls for people closed, and the super admin’s', async () => {
      await expect(call(CallsForPeople, CallsForPeople.prototype.any, bearer(writing))).rejects.toMatchObject(
        { code: 'access_key.session_only' },
      );
      await expect(call(SuperAdminCalls, closed, bearer(writing))).rejects.toMatchObject({
        code: 'account.no_super_admin_key',
      });
    });

    it('judges a request that has a session, too, by its key alone', async () => {
      const user = { username: 'Marta' };
      expect(await call(OwnerCalls, owners, { ...bearer(reading), user })).toBe(true);
      expect(request.user).toBeUndefined();
      await expect(call(OwnerCalls, owners, { ...bearer('guess'), user })).rejects.toMatchObject({
        code: 'access_key.wrong',
      });
      await expect(
        call(CallsForPeople, CallsForPeople.prototype.any, { ...bearer(writing), user }),
      ).rejects.toMatchObject({ code: 'access_key.session_only' });
    });

    it.each(['Bearer', 'Bearer ', 'bearer x', 'BEARER x y', 'Bearer  , '])(
      'takes %p for a key that is wrong',
      async (authorization) => {
        await expect(call(OwnerCalls, owners, { authorization, user: {} })).rejects.toMatchObject({
          code: 'access_key.wrong',
        });
      },
    );

    it('leaves what a proxy asked for alone', async () => {
      for (const authorization of ['Basic dXNlcjpwYXNz', 'Bearerx y', ''])
        expect(await call(OwnerCalls, owners, { authorization, user: {} })).toBe(true);
    });

    it('reads more of a public call when it is asked for, and is ignored otherwise', async () => {
      const { rooms } = GuestsCalls.prototype;
      expect(await call(GuestsCalls, rooms, { ...bearer(reading), query: { include: 'inactive' } })).toBe(
        true,
      );
      expect(request.accessKey).toMatchObject({ name: 'Lettore' });
      await expect(
        call(GuestsCalls, rooms, { ...bearer('guess'), query: { include: 'inactive' } }),
      ).rejects.toMatchObject({ code: 'access_key.wrong' });
      expect(await call(GuestsCalls, rooms, bearer('guess'))).toBe(true);
      expect(request.accessKey).toBeUndefined();
    });
  });
});
