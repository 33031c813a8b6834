import { SendingError, type SendingFailure } from '@ospite/domain';
import type { SmtpDialogue } from './smtp-dialogue';

/** What nodemailer's errors tell beyond their sentence. */
interface SmtpError extends Error {
  /** nodemailer's own: `EAUTH`, `ETLS`, `ESOCKET`. */
  readonly code?: string;
  /** Of the operating system or of OpenSSL. */
  readonly originalCode?: string;
  /** The server's answer. */
  readonly responseCode?: number;
  /** All of it. */
  readonly response?: string;
  /** The command that was answered so; `CONN` for the connection, `API` for what never reached the server. */
  readonly command?: string;
}

const FIRST_PERMANENT = 500;
const ABOUT_ALL = /^(?:EHLO|HELO|STARTTLS|AUTH|MAIL FROM)/;
const ABOUT_THIS = /^(?:RCPT TO|DATA)/;
/** OpenSSL's codes for an invalid certificate, and Node's for failed encryption. */
const NOT_ENCRYPTED = /CERT|ISSUER|SIGNATURE|^ERR_(?:TLS|SSL)/;

/**
 * What an error of nodemailer means for the outbox. An answer is judged by the command that it answers, anything else by
 * how far the dialogue had come.
 * @param stopped we had to end
 * @returns undefined for a fault of ours
 */
export function failureOf(
  error: SmtpError,
  dialogue: SmtpDialogue,
  stopped: boolean,
): SendingFailure | undefined {
  const { code, originalCode = '', responseCode, command = '' } = error;
  if (command === 'API' && code !== 'EAUTH') return undefined;
  const isFinal = responseCode !== undefined && responseCode >= FIRST_PERMANENT;
  if (stopped && responseCode === undefined) return dialogue.step === 'end' ? 'unanswered' : 'stopped';
  if (command === 'MAIL FROM' && isFinal && isAboutThis(error, dialogue)) return 'message-unsupported';
  if (ABOUT_ALL.test(command) || (dialogue.isBeforeRecipient() && !ABOUT_THIS.test(command))) {
    const isUnusable = code === 'ETLS' || NOT_ENCRYPTED.test(originalCode);
    const isUnanswerable = code === 'EAUTH' && responseCode === undefined;
    return isFinal || isUnusable || isUnanswerable ? 'server-refuses' : 'server-away';
  }
  if (responseCode !== undefined) return isFinal ? 'message-refused' : 'message-deferred';
  return dialogue.step === 'end' ? 'unanswered' : 'message-deferred';
}

/**
 * Whether a refusal of the command that names the sender is about this message: the letters of its recipient, or its size
 * (RFC 3463). Any other 552 is about the sender's full mailbox.
 */
function isAboutThis({ response = '' }: SmtpError, { mailFrom }: SmtpDialogue): boolean {
  return / SMTPUTF8\b/.test(mailFrom) || /^552[ -]5\.3\.4\b/.test(response);
}

/** The error that the outbox gets in place of nodemailer's. */
export function toSendingError(error: unknown, dialogue: SmtpDialogue, stopped: boolean): unknown {
  if (!(error instanceof Error)) return error;
  const why = failureOf(error, dialogue, stopped);
  if (!why) return error;
  const { reason } = dialogue.signal as { reason?: unknown };
  const said = dialogue.signal.aborted && reason instanceof Error ? reason.message : error.message;
  return new SendingError(why, said);
}
