import type { Property } from '@ospite/contracts/guest';
import { useTranslation } from 'react-i18next';
import { Faces } from './faces';
import { namesText } from './names-text';
import * as s from './trust-lines.module.css';

interface HostsAnswerProps {
  readonly property: Pick<Property, 'hosts' | 'answersInOneDay'>;
}

/** Who answers, with their faces, and when where the house promises that. */
export function HostsAnswer({ property }: HostsAnswerProps) {
  return (
    <div className={s.answer}>
      <Faces hosts={property.hosts} />
      <p className={s.note}>
        <WhoAnswers property={property} />
      </p>
    </div>
  );
}

function WhoAnswers({ property: { hosts, answersInOneDay } }: HostsAnswerProps) {
  const { t } = useTranslation();
  if (hosts.length === 0) return t(answersInOneDay ? 'rooms:trust.answerInOneDay' : 'rooms:trust.answer');
  const names = hosts.map(({ name }) => name);
  return t(answersInOneDay ? 'rooms:trust.hostsInOneDay' : 'rooms:trust.hosts', {
    count: names.length,
    hosts: namesText(names, t),
  });
}
