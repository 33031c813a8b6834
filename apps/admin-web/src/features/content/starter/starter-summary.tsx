import { officeButtonClass } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../../../shared/office-paths';
import type { FieldErrors } from '../../../shared/forms/field-errors';
import { QUESTIONS, questionOf, type Question, type TypedStarter } from './typed-starter';
import * as s from './starter.module.css';

const LIST = new Intl.ListFormat('it');

interface StarterSummaryProps {
  readonly values: TypedStarter;
  readonly errors: FieldErrors;
  readonly knownHosts: string;
  /** How many rooms the site has, hidden ones too. */
  readonly knownRooms: number;
  /** The address of a question; left out where nothing can be changed any more. */
  readonly addressOf?: (question: Question) => string;
}

/** All answers, each with the way back to its question. */
export function StarterSummary(props: StarterSummaryProps) {
  const { values, errors, knownHosts, knownRooms, addressOf } = props;
  const { t } = useTranslation();
  const { place, rooms, breakfast, offers, hosts, picture } = values;
  const answers: Readonly<Record<Question, string>> = {
    place: t(`office:starter.place.${place}`),
    rooms: rooms.trim(),
    breakfast: t(`office:starter.breakfast.${breakfast}`),
    offers:
      LIST.format(offers.map((offer) => t(`office:starter.offers.${offer}`))) ||
      t('office:starter.offers.nothing'),
    hosts:
      knownHosts ||
      LIST.format(hosts.map((name) => name.trim()).filter(Boolean)) ||
      t('office:starter.hosts.nobody'),
    picture: picture ? t(`office:starter.picture.${picture.shows}`) : t('office:starter.picture.none'),
  };
  return (
    <dl className={s.summary}>
      {QUESTIONS.map((question) => {
        const name = t(`office:starter.${question}.name`);
        const wrong = Object.entries(errors).find(([field]) => questionOf(field) === question)?.[1];
        return (
          <div key={question} className={s.answer}>
            <dt>{name}</dt>
            <dd>
              {answers[question]}
              {question === 'rooms' && <RoomsOfSite said={Number(rooms)} count={knownRooms} />}
              {wrong && <span className={s.error}>{wrong}</span>}
            </dd>
            {addressOf && (
              <dd>
                <Link
                  className={officeButtonClass('plain')}
                  to={addressOf(question)}
                  state={FROM_SUMMARY}
                  aria-label={t('office:starter.changeNamed', { name })}
                >
                  {t('office:starter.change')}
                </Link>
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Where the site has another number of rooms than was said, which nothing else on the way shows. */
function RoomsOfSite({ said, count }: { readonly said: number; readonly count: number }) {
  const { t } = useTranslation();
  const { rooms } = useOfficePaths();
  if (said === count) return null;
  return (
    <span className={s.note}>
      {t(said > count ? 'office:starter.rooms.missing' : 'office:starter.rooms.more', { count })}{' '}
      <Link className={officeButtonClass('plain')} to={rooms}>
        {t('office:prices.toRooms')}
      </Link>
    </span>
  );
}

/** What the router keeps with the address of a question that the summary led to. */
const FROM_SUMMARY = { fromSummary: true } as const;

export function isFromSummary(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'fromSummary' in state;
}
