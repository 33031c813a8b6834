import {
  DiskSpace,
  hasRoomForPictures,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  MAX_PICTURE_RATIO,
  UnreadablePictureError,
  type FieldProblem,
  type PictureFault,
} from '@ospite/domain/shared';
import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type CanActivate,
  type ExecutionContext,
  type NestInterceptor,
  type Type as Class,
} from '@nestjs/common';
import type { Reflector } from '@nestjs/core';
import { AnyFilesInterceptor } from '@nestjs/platform-express';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import type { Request } from 'express';
import { AsyncLocalStorage } from 'node:async_hooks';
import { catchError, defer, lastValueFrom, throwError, type Observable } from 'rxjs';
import { Semaphore, SlotTimeoutError } from '../concurrency/semaphore';
import { ApiProblems } from '../problems/api-problems.decorator';
import { connectionSignal, SenderGoneError } from '../edge/connection-signal';
import { RequestProblem } from '../problems/problem';
import { fileBuffers, releaseFiles } from './file-buffers';
import { SERVER_LIMITS } from '../edge/server-limits';
import { RETRY_SECONDS } from '../problems/storage-failure';

const TAKES_FORM = 'ospite:takes-form';
const FORM_TYPE = 'multipart/form-data';

/** Room for every text field of the product at its longest, four times over (bytes), and for all fields there are. */
const MAX_FIELD_BYTES = 20 * 1024;
const MAX_FIELDS = 50;
const MAX_FIELD_NAME_BYTES = 100;
/** One more than any call accepts, so that a second file gets a clear answer. */
const MAX_FILES = 2;

/** Whether a request carries a form with files. */
export function isForm(request: { headers: { 'content-type'?: string } }): boolean {
  return /^multipart\/form-data\s*;/i.test(request.headers['content-type'] ?? '');
}

/** Files are in memory until they are stored: further forms wait before they are read. */
const FORMS_AT_ONCE = 4;
const forms = new Semaphore(FORMS_AT_ONCE);

/** What a refused picture is called in a problem. */
const PICTURE_PROBLEMS: Readonly<Record<PictureFault, Omit<FieldProblem, 'field'>>> = {
  unreadable: { code: 'unreadable_picture' },
  heic: { code: 'heic_picture' },
  too_many_pixels: { code: 'too_many_pixels', facts: { max: MAX_PICTURE_PIXELS / 1_000_000 } },
  too_narrow: { code: 'too_narrow_picture', facts: { max: MAX_PICTURE_RATIO } },
  animated: { code: 'animated_picture' },
};

/**
 * Handles a few forms at once. Waiting ends with the connection: the form parser does not notice a request that is
 * closed before it begins, and would keep its slot forever.
 */
@Injectable()
class LimitConcurrentForms implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request & { readonly files?: readonly SentFile[] }>();
    const options = { signal: connectionSignal(request), timeoutMs: SERVER_LIMITS.requestMs };
    const handle = () =>
      lastValueFrom<unknown, undefined>(next.handle(), { defaultValue: undefined }).finally(() =>
        releaseFiles(request),
      );
    return defer(() => forms.run(handle, options)).pipe(
      catchError((error: unknown) => throwError(() => reasonOf(error, request))),
    );
  }
}

/** Why a form failed, instead of what its parser throws when the connection is cut or the time is up. */
function reasonOf(error: unknown, request: Request): unknown {
  if (error instanceof SlotTimeoutError)
    return request.complete
      ? new RequestProblem('server.unavailable', [], RETRY_SECONDS.away)
      : new RequestProblem('request.timeout');
  return connectionSignal(request).aborted && !request.complete ? new SenderGoneError() : error;
}

declare module 'express-serve-static-core' {
  interface Request {
    /** Repeats what the guards have asked of whoever sends the request. @throws what they throw */
    admitAgain?: () => Promise<void>;
  }
}

/** Whose form is handled. */
const sender = new AsyncLocalStorage<Request>();

/** Judges the sender of the form once more, if a form is handled. @throws what the guards throw */
export async function admitSenderAgain(): Promise<void> {
  await sender.getStore()?.admitAgain?.();
}

/** Judges senders again once their form is there, which may take them minutes: they may have been shut out meanwhile. */
@Injectable()
class AdmitAgain implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const handle = async () => {
      await admitSenderAgain();
      return lastValueFrom<unknown, undefined>(next.handle(), { defaultValue: undefined });
    };
    return defer(() => sender.run(request, handle));
  }
}

/**
 * Makes the body a plain object, so that it is checked like any other. Without a file, Swagger UI sends an empty text in
 * its field, and browsers a part without name and content, which the parser of forms leaves out.
 */
@Injectable()
class PlainBody implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<Request>();
    const fields = Object.entries({ ...request.body }).filter(
      ([name, value]) => name !== fileFieldOf(context) || value !== '',
    );
    // `fromEntries` and not an assignment, so that `__proto__` stays a field like any other.
    request.body = Object.fromEntries(fields);
    return next.handle();
  }
}

/** Refuses a picture while the disk has little room left; the other fields of a form can still be changed. */
@Injectable()
class RefuseWithoutRoom implements NestInterceptor {
  constructor(private readonly disk: DiskSpace) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const { files = [] } = context.switchToHttp().getRequest<{ files?: readonly SentFile[] }>();
    if (files.length > 0 && !hasRoomForPictures(await this.disk.look()))
      throw new RequestProblem('server.storage_full', [], RETRY_SECONDS.full);
    return next.handle();
  }
}

/** Names the field of a refused picture: use cases know nothing about forms. */
@Injectable()
class NamePictureField implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const field = fileFieldOf(context) ?? '';
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (!(error instanceof UnreadablePictureError)) return throwError(() => error);
        const problem = { field, ...PICTURE_PROBLEMS[error.fault] };
        return throwError(() => new RequestProblem('request.invalid', [problem]));
      }),
    );
  }
}

/** The name of the file's field; undefined for calls that take no form. */
function fileFieldOf(context: ExecutionContext): string | undefined {
  return Reflect.getMetadata(TAKES_FORM, context.getHandler());
}

/** An empty field of a form counts as left out. */
export const EmptyAsUndefined = () =>
  Transform(({ value }: { value: unknown }) => (value === '' ? undefined : value));

/**
 * Marks a call that takes a form with text fields and at most one file of up to 15 MiB, read into memory once the guards
 * have admitted the sender, whom they judge again then, and before a picture is kept. Take the file with
 * `@UploadedFile()` of this module. A refused picture is a 400.
 * @param fileField name of the file's field
 * @param form the fields with the file, for the document
 */
export const TakesForm = (fileField: string, form: Class<unknown>) =>
  applyDecorators(
    SetMetadata(TAKES_FORM, fileField),
    ApiConsumes(FORM_TYPE),
    ApiBody({ type: form }),
    ApiProblems('server.storage_full', 'server.storage_unavailable'),
    UseInterceptors(
      LimitConcurrentForms,
      AnyFilesInterceptor({
        storage: fileBuffers,
        limits: {
          files: MAX_FILES,
          fileSize: MAX_PICTURE_BYTES,
          fields: MAX_FIELDS,
          fieldSize: MAX_FIELD_BYTES,
          fieldNameSize: MAX_FIELD_NAME_BYTES,
          parts: MAX_FIELDS + MAX_FILES,
        },
        defParamCharset: 'utf8',
      }),
      AdmitAgain,
      RefuseWithoutRoom,
      PlainBody,
      NamePictureField,
    ),
  );

/** An upload; its name is the sender's. */
export interface SentFile {
  readonly fieldname: string;
  readonly originalname: string;
  readonly buffer: Buffer;
}

/** The only file of the form; undefined when none was sent. */
export const UploadedFile = createParamDecorator(
  (_nothing: unknown, context: ExecutionContext): SentFile | undefined => {
    const { files } = context.switchToHttp().getRequest<{ files?: readonly SentFile[] }>();
    return onlyFile(files ?? [], fileFieldOf(context) ?? '');
  },
);

/** @throws RequestProblem when there is another file than the one in this field */
function onlyFile(files: readonly SentFile[], field: string): SentFile | undefined {
  const stranger = files.find(({ fieldname }) => fieldname !== field);
  if (stranger)
    throw new RequestProblem('request.invalid', [{ field: stranger.fieldname, code: 'unknown_field' }]);
  if (files.length > 1) throw new RequestProblem('request.invalid', [{ field, code: 'too_many' }]);
  return files[0];
}

/** The required file. @throws RequestProblem naming the field when none was sent */
export function requiredFile(file: SentFile | undefined, field: string): SentFile {
  if (!file) throw new RequestProblem('request.invalid', [{ field, code: 'required' }]);
  return file;
}

/** Refuses forms for calls that take none, and any other body for those that do. */
export class MediaTypeGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  canActivate(context: ExecutionContext): boolean {
    const takesForm = this.reflector.get<string | undefined>(TAKES_FORM, context.getHandler()) !== undefined;
    const request = context.switchToHttp().getRequest<Request>();
    // Bodies of reads are ignored.
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead && takesForm !== isForm(request)) throw new RequestProblem('request.unsupported_media_type');
    return true;
  }
}
