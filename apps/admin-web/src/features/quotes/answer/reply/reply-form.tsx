import {
  keepQuote,
  useGetMeQuery,
  type Problem,
  type QuoteWithHistory,
  type ReplyTemplate,
} from '@ospite/contracts';
import {
  MAX_REPLY_BODY_LENGTH,
  MAX_REPLY_SUBJECT_LENGTH,
  openPlaceholder,
  type ReplyPlaceholder,
} from '@ospite/domain';
import { fieldProblemText } from '@ospite/i18n';
import { officeProblemText, savedInBetween } from '@ospite/i18n/office';
import { Button, Notice, TextAreaField, TextField } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { languageText, momentText } from '../../../../shared/formats';
import { fieldErrors, type FieldErrors } from '../../../../shared/forms/field-errors';
import { DroppingButton } from '../../../../shared/feedback/dropping-button';
import { focusField } from '../../../../shared/forms/focus-field';
import { useIsMailOff } from '../../../../shared/mail-off';
import { leftMark, placeholderMarks } from '../../../../shared/placeholder-marks';
import { useOfficeDispatch } from '../../../../shared/use-office-store';
import { MissingValueFields, askedProblems } from './missing-value-fields';
import { HandOver } from '../hand-over';
import { ReplyInItalian } from './reply-in-italian';
import { placeholdersToFill, isUntranslated, plainBeginning } from './reply-text';
import { TemplateChoice } from './template-choice';
import { useReplyDraft, type Reply } from './use-reply-draft';
import { useReplySending } from './use-reply-sending';
import { unlessSecondTap, useSecondTapOver } from '../../../../shared/use-second-tap';
import { useStatusChange } from '../use-status-change';
import * as s from '../answer.module.css';

export interface ReplyFormProps {
  readonly quote: QuoteWithHistory;
  readonly templates: readonly ReplyTemplate[];
  /** Where the button that sends it stands. */
  readonly bar: HTMLElement;
  readonly onClose: () => void;
}

/**
 * Writes to the guest in their language: a template filled in, then edited. What was typed survives a reload. Whatever way
 * the text goes, it goes once nothing is left to fill in.
 */
export function ReplyForm({ quote, templates, bar, onClose }: ReplyFormProps) {
  const { t } = useTranslation();
  const dispatch = useOfficeDispatch();
  const draft = useReplyDraft(quote, templates);
  const { reply } = draft;
  const isMailOff = useIsMailOff();
  const setStatus = useStatusChange(quote);
  const [isHandedOver, setHandedOver] = useState(false);
  // It takes the place of the button that opened the reply, also when the templates come late.
  const isSettled = useSecondTapOver(isHandedOver ? 'handed over' : 'send', false);
  const { send, isSending, problem, mayBeSent } = useReplySending(quote);
  const [isTried, setTried] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const template = templates.find(({ name }) => name === reply.template);
  const isItalianOnly = template !== undefined && isUntranslated(template, quote);
  const asked = template ? placeholdersToFill(template, quote, reply.given) : [];
  const open = askedProblems(t, reply.isTyped ? asked.filter(standsIn(reply)) : asked, reply.given);
  const isReady = Object.keys(open).length === 0;
  const missing = isReady ? missingFields(t, reply, plainBeginning(quote).body) : open;
  const errors = isTried ? { ...fieldErrors(t, problem?.fields ?? []), ...missing } : {};
  const [wrong] = Object.values(errors);

  /** Whether the text can go out; if not, the first field that is wrong says why. */
  function check(): boolean {
    setTried(true);
    const [field] = Object.keys(missing);
    if (field === undefined) return true;
    if (form.current) focusField(form.current, field);
    return false;
  }

  async function submit() {
    if (!isSettled || isSending || !check()) return;
    const stored = await send(reply);
    if (!stored) return;
    dispatch(keepQuote(stored));
    drop();
  }

  function drop() {
    draft.forget();
    onClose();
  }

  return (
    <form
      ref={form}
      id={id}
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {isMailOff && (
        <Notice tone="bad">
          <p>{t('office:notices.email_to_files.sinceUnknown')}</p>
        </Notice>
      )}
      {draft.isResumed && (
        <Notice tone="warning">
          <p>{t('office:quote.reply.resumed')}</p>
          {draft.outdated.map((text) => (
            <p key={text}>{text}</p>
          ))}
          <DroppingButton label={t('office:quote.reply.dropDraft')} onDrop={drop} isDisabled={isSending} />
        </Notice>
      )}
      {!isItalianOnly && !draft.isResumed && (
        <p>{t('office:quote.reply.lead', { language: languageText(quote.language) })}</p>
      )}
      <TemplateChoice templates={templates} reply={reply} onChoose={draft.fill} />
      {isItalianOnly && (
        <Notice tone="warning">
          <p>{t('office:quote.reply.untranslated', { language: languageText(quote.language) })}</p>
        </Notice>
      )}
      <MissingValueFields
        quote={quote}
        asked={asked}
        given={reply.given}
        errors={errors}
        onGive={draft.give}
      />
      {isReady || reply.isTyped ? (
        <>
          <TextField
            name="subject"
            label={t('office:quote.reply.subject')}
            lang={quote.language}
            value={reply.subject}
            onChange={(subject) => draft.type({ subject })}
            error={errors.subject}
            maxLength={MAX_REPLY_SUBJECT_LENGTH}
          />
          <TextAreaField
            name="body"
            label={t('office:quote.reply.body')}
            hint={t('office:quote.reply.bodyHint')}
            lang={quote.language}
            value={reply.body}
            onChange={(body) => draft.type({ body })}
            error={errors.body}
            maxLength={MAX_REPLY_BODY_LENGTH}
            rows={12}
          />
          <ReplyInItalian quote={quote} template={template} reply={reply} />
        </>
      ) : (
        <p className={s.minor}>{t('office:quote.reply.textFollows')}</p>
      )}
      <AnsweredMeanwhile quote={quote} reply={reply} problem={problem} mayBeSent={mayBeSent(reply)} />
      <p role="status" className={s.minor}>
        {reply.isTyped && t('office:quote.reply.kept')}
      </p>
      {reply.isTyped && (
        <div>
          <DroppingButton
            label={t('office:quote.reply.startAgain')}
            onDrop={() => draft.fill(template)}
            isDisabled={isSending}
          />
        </div>
      )}
      <HandOver
        quote={quote}
        text={reply}
        isReady={Object.keys(missing).length === 0}
        onRefuse={check}
        onChat={() => setHandedOver(true)}
      />
      {createPortal(
        isHandedOver ? (
          <>
            <p role="status" className={s.outcome}>
              {t('office:quote.reply.chatAsked')}
            </p>
            <div className={s.steps}>
              <Button
                {...unlessSecondTap(isSettled, () => {
                  setStatus(quote.replyUnsent ? quote.status : 'answered');
                  drop();
                })}
              >
                {t('office:quote.reply.chatSent')}
              </Button>
              <Button variant="quiet" onPress={() => setHandedOver(false)}>
                {t('office:quote.reply.chatNotSent')}
              </Button>
            </div>
          </>
        ) : (
          <>
            <p role="alert" className={s.wrong}>
              {wrong ?? failureText(t, problem)}
            </p>
            <div className={s.steps}>
              <Button
                type="submit"
                form={id}
                {...unlessSecondTap(isSettled)}
                isPending={isSending}
                pendingLabel={t('office:quote.reply.sending')}
              >
                {t('office:quote.reply.send')}
              </Button>
              <Button variant="quiet" onPress={onClose} isDisabled={isSending}>
                {t('office:common.close')}
              </Button>
            </div>
          </>
        ),
        bar,
      )}
    </form>
  );
}

/** Why the last try failed; what is wrong with a field stands there. */
function failureText(t: TFunction, problem: Problem | undefined): string | undefined {
  if (!problem || problem.fields.length > 0) return undefined;
  return problem.code === 'quote.changed' ? t('office:quote.reply.meanwhile') : officeProblemText(t, problem);
}

interface AnsweredMeanwhileProps {
  readonly quote: QuoteWithHistory;
  readonly reply: Reply;
  readonly problem: Problem | undefined;
  /** Whether these words may have been sent although no answer came. */
  readonly mayBeSent: boolean;
}

/** Says that somebody else answered since this was begun; what was typed is still there. */
function AnsweredMeanwhile({ quote, reply, problem, mayBeSent }: AnsweredMeanwhileProps) {
  const { t } = useTranslation();
  const { data: me } = useGetMeQuery();
  const others = quote.history.filter(
    ({ field, at, by, to }) =>
      field === 'reply' &&
      at > reply.begunOn &&
      // One's own is nobody else's: sent again under its key, it is no second e-mail.
      !(mayBeSent && by === me?.username && to === reply.subject.trim()),
  );
  const isChanged = problem?.code === 'quote.changed';
  return (
    <div role="alert">
      {(others.length > 0 || isChanged) && (
        <Notice tone="warning" title={t('office:quote.reply.meanwhile')}>
          {others.map(({ by, at, to }) => (
            <p key={at}>
              {t('office:quote.reply.answeredBy', { by, date: momentText(at), subject: to ?? '' })}
            </p>
          ))}
          {isChanged && others.length === 0 && <p>{savedInBetween(t, problem.facts)}.</p>}
          <p>{t('office:quote.reply.stillHere')}</p>
        </Notice>
      )}
    </div>
  );
}

/** Whether a text that was typed in still has what a placeholder was last filled in with: another room may have emptied it. */
function standsIn({ subject, body, words }: Reply) {
  return (name: ReplyPlaceholder) => {
    const word = words[name];
    return word !== null && `${subject}\n${body}`.includes(word);
  };
}

/** What is wrong with the texts before anything is sent: one is empty or a mere greeting, or has a placeholder left. */
function missingFields(t: TFunction, { subject, body }: Reply, greeting: string): FieldErrors {
  const marks = placeholderMarks(t);
  const problemOfText = (text: string) => {
    if (text.trim() === '') return fieldProblemText(t, { code: 'required' });
    const placeholder = openPlaceholder(text) ?? leftMark(text, marks);
    return placeholder && fieldProblemText(t, { code: 'open_placeholder', facts: { placeholder } });
  };
  const isGreeting = body.trim() !== '' && body.trim() === greeting.trim();
  const wrongSubject = problemOfText(subject);
  const wrongBody = isGreeting ? t('office:quote.reply.needsText') : problemOfText(body);
  return { ...(wrongSubject && { subject: wrongSubject }), ...(wrongBody && { body: wrongBody }) };
}
