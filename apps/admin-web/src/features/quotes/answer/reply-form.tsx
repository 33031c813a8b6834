import {
  keepQuote,
  useGetMeQuery,
  type Problem,
  type QuoteDossier,
  type ReplyTemplate,
} from '@ospite/contracts';
import { MAX_REPLY_BODY_LENGTH, MAX_REPLY_SUBJECT_LENGTH, openPlaceholders } from '@ospite/domain';
import { fieldProblemText, problemText, savedInBetween } from '@ospite/i18n';
import { Button, Notice, TextAreaField, TextField, useToast } from '@ospite/ui/office';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { languageText, momentText } from '../../../shared/formats';
import { fieldErrors, type FieldErrors } from '../../../shared/forms/field-errors';
import { focusField } from '../../../shared/forms/focus-field';
import { useOfficeDispatch } from '../../../shared/use-office-store';
import { HandOver } from './hand-over';
import { isUntranslated } from './reply-text';
import { TemplateChoice } from './template-choice';
import { useReplyDraft, type Reply } from './use-reply-draft';
import { useReplySending } from './use-reply-sending';
import * as s from './answer.module.css';

interface ReplyFormProps {
  readonly quote: QuoteDossier;
  readonly templates: readonly ReplyTemplate[];
  readonly onSent: () => void;
}

/** Writes to the guest in their language: a template filled in, then edited. What was typed survives a reload. */
export function ReplyForm({ quote, templates, onSent }: ReplyFormProps) {
  const { t } = useTranslation();
  const showToast = useToast();
  const dispatch = useOfficeDispatch();
  const draft = useReplyDraft(quote, templates);
  const { reply } = draft;
  const { send, isSending, problem, mayBeSent } = useReplySending(quote);
  const [isTried, setTried] = useState(false);
  const errors = isTried ? { ...fieldErrors(t, problem?.fields ?? []), ...missingFields(t, reply) } : {};
  const template = templates.find(({ name }) => name === reply.template);

  async function submit(form: HTMLFormElement) {
    setTried(true);
    if (isSending) return;
    const wrong = Object.keys(missingFields(t, reply))[0];
    if (wrong !== undefined) {
      focusField(form, wrong);
      return;
    }
    const stored = await send(reply);
    if (!stored) return;
    // Begun again first: the owner's own reply is nobody else's.
    draft.begin(stored);
    dispatch(keepQuote(stored));
    showToast({
      kind: 'default',
      title: t('office:quote.reply.sent'),
      description: t('office:quote.reply.sentHelp'),
    });
    onSent();
  }

  return (
    <form
      className={s.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <p>{t('office:quote.reply.lead', { language: languageText(quote.language) })}</p>
      <TemplateChoice templates={templates} reply={reply} onChoose={draft.fill} />
      {template && isUntranslated(template, quote) && (
        <Notice tone="warning">
          <p>{t('office:quote.reply.untranslated', { language: languageText(quote.language) })}</p>
        </Notice>
      )}
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
      <AnsweredMeanwhile quote={quote} reply={reply} problem={problem} mayBeSent={mayBeSent(reply)} />
      <p role="status" className={s.minor}>
        {reply.isTyped && t('office:quote.reply.kept')}
      </p>
      <div className={s.actions}>
        <Button type="submit" isPending={isSending} pendingLabel={t('office:quote.reply.sending')}>
          {t('office:quote.reply.send')}
        </Button>
        {reply.isTyped && (
          <Button variant="plain" onPress={() => draft.fill(template)} isDisabled={isSending}>
            {t('office:quote.reply.startAgain')}
          </Button>
        )}
      </div>
      <HandOver quote={quote} text={reply} />
    </form>
  );
}

interface AnsweredMeanwhileProps {
  readonly quote: QuoteDossier;
  readonly reply: Reply;
  readonly problem: Problem | undefined;
  /** Whether these words may have been sent although no answer came. */
  readonly mayBeSent: boolean;
}

/** Says that sending failed, or that somebody else answered since this was begun; what was typed is still there. */
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
  const failure = problem && !isChanged && problem.fields.length === 0 ? problemText(t, problem) : undefined;
  return (
    <div role="alert">
      {failure && <p className={s.wrong}>{failure}</p>}
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

/** What is missing before anything is sent: a text, or what a placeholder left to the owner. */
function missingFields(t: TFunction, reply: Reply): FieldErrors {
  const problemOfText = (text: string) => {
    if (text.trim() === '') return fieldProblemText(t, { code: 'required' });
    const open = openPlaceholders(text);
    return open.length > 0 ? t('office:quote.reply.open', { placeholders: open.join(', ') }) : undefined;
  };
  const [subject, body] = [problemOfText(reply.subject), problemOfText(reply.body)];
  return { ...(subject && { subject }), ...(body && { body }) };
}
