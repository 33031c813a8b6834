import { usePrepareStarterTextsMutation, type StarterTexts } from '@ospite/contracts';
import { ownPicture } from '@ospite/domain';
import { Actions, Button, officeButtonClass } from '@ospite/ui/office';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { fieldErrors } from '../../../shared/forms/field-errors';
import { focusField } from '../../../shared/forms/focus-field';
import { Alert, useObstacle } from '../../../shared/forms/save-bar';
import { useForm } from '../../../shared/forms/use-form';
import { UploadState } from '../fields/upload-own-picture';
import { useOwnPictureUpload } from '../fields/use-own-picture-upload';
import { KeptAnswers } from './kept-answers';
import { StarterQuestion } from './starter-question';
import { isFromSummary, StarterSummary } from './starter-summary';
import { problemsOf, QUESTIONS, questionOf, writtenStarter, type TypedStarter } from './typed-starter';
import * as s from './starter.module.css';

/** The step after the last question. */
const SUMMARY = QUESTIONS.length;
/** The step that asks for a picture. */
const LAST = SUMMARY - 1;

interface StarterFormProps {
  /** What is known before anything is answered. */
  readonly open: TypedStarter;
  /** Whom the property names already, in words. */
  readonly knownHosts: string;
  /** How many rooms the site has. */
  readonly knownRooms: number;
  /** Called once there are texts of these answers; those that came too late stay in sight. */
  readonly onPrepared: (outcome: StarterTexts) => void;
}

/** Six questions, one after the other, and what was answered. The question stands in the address, as `#2`. */
export function StarterForm({ open, knownHosts, knownRooms, onPrepared }: StarterFormProps) {
  const { t } = useTranslation();
  const [prepare] = usePrepareStarterTextsMutation();
  const { hash, state } = useLocation();
  const navigate = useNavigate();
  const [kept, setKept] = useState<TypedStarter | null>(null);
  const form = useForm<TypedStarter, StarterTexts>({
    saved: open,
    check: (typed) => fieldErrors(t, problemsOf(typed)),
    send: async (typed) => {
      const prepareStarterTextsRequest = writtenStarter(typed);
      return prepareStarterTextsRequest ? prepare({ prepareStarterTextsRequest }) : {};
    },
    onSaved: (outcome) => {
      if (outcome?.filled.length === 0) setKept(form.values);
      else if (outcome) onPrepared(outcome);
    },
  });
  const upload = useOwnPictureUpload(({ id }) =>
    form.set({ picture: { source: ownPicture(id), shows: form.values.picture?.shows ?? 'house' } }),
  );
  const isSending = upload.share !== null;
  const wrong = fieldErrors(t, problemsOf(form.values));
  const step = Math.min(stepOf(hash), firstOpen(wrong));
  const question = QUESTIONS[step];
  const [tried, setTried] = useState<number | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const obstacle = useObstacle(form, undefined);

  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [step]);

  function goOn(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!question) return form.onSubmit(event);
    const own = Object.keys(wrong).filter((field) => questionOf(field) === question);
    if (own.length === 0) return void navigate(addressOf(isFromSummary(state) ? SUMMARY : step + 1));
    flushSync(() => setTried(step));
    focusField(event.currentTarget, ...own);
  }

  if (kept) return <KeptAnswers values={kept} knownHosts={knownHosts} knownRooms={knownRooms} />;
  return (
    <form className={s.form} onSubmit={goOn} noValidate>
      {step === 0 && <p>{t('office:starter.lead')}</p>}
      <div className={s.head}>
        <h2 ref={heading} tabIndex={-1}>
          {question
            ? t('office:starter.progress', { number: step + 1, count: QUESTIONS.length })
            : t('office:starter.summary')}
        </h2>
        <progress className={s.progress} aria-hidden="true" max={QUESTIONS.length} value={step} />
      </div>
      {question ? (
        <StarterQuestion
          key={question}
          question={question}
          values={form.values}
          set={form.set}
          errors={tried === step ? wrong : {}}
          knownHosts={knownHosts}
          upload={upload}
        />
      ) : (
        <>
          <StarterSummary
            values={form.values}
            errors={form.errors}
            knownHosts={knownHosts}
            knownRooms={knownRooms}
            addressOf={(name) => addressOf(QUESTIONS.indexOf(name))}
          />
          <p>{t('office:starter.keeps')}</p>
          <UploadState upload={upload} />
          <Alert>{obstacle}</Alert>
        </>
      )}
      <div className={s.steps}>
        <Actions>
          {step > 0 && (
            <Link className={officeButtonClass('quiet')} to={addressOf(step - 1)}>
              {t('office:starter.previous')}
            </Link>
          )}
          {question ? (
            <Button
              type="submit"
              isPending={isSending && step === LAST}
              pendingLabel={t('office:starter.awaitsPicture')}
            >
              {t(isFromSummary(state) ? 'office:starter.toSummary' : 'office:starter.next')}
            </Button>
          ) : (
            <Button
              type="submit"
              isPending={form.isSaving || isSending}
              pendingLabel={t(isSending ? 'office:starter.awaitsPicture' : 'office:starter.preparing')}
            >
              {t('office:starter.prepare')}
            </Button>
          )}
        </Actions>
      </div>
    </form>
  );
}

function addressOf(step: number): string {
  return `#${step + 1}`;
}

function stepOf(hash: string): number {
  const number = Number(hash.slice(1));
  return Number.isInteger(number) && number >= 1 && number <= SUMMARY + 1 ? number - 1 : 0;
}

/** Nobody gets past a question that needs an answer. */
function firstOpen(wrong: object): number {
  const steps = Object.keys(wrong).map((field) => QUESTIONS.findIndex((name) => name === questionOf(field)));
  return Math.min(SUMMARY, ...steps);
}
