import { officeButtonClass } from '@ospite/ui/office';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../../../shared/office-paths';
import { StarterSummary } from './starter-summary';
import type { TypedStarter } from './typed-starter';
import * as s from './starter.module.css';

interface KeptAnswersProps {
  readonly values: TypedStarter;
  readonly knownHosts: string;
  readonly knownRooms: number;
}

/** What somebody answered while another one prepared the texts: they stay as they are, and this is for comparing. */
export function KeptAnswers({ values, knownHosts, knownRooms }: KeptAnswersProps) {
  const { t } = useTranslation();
  const { content } = useOfficePaths();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const hasNamed = values.hosts.some((name) => name.trim() !== '');
  return (
    <div className={s.form}>
      <h2 ref={heading} tabIndex={-1}>
        {t('office:starter.nothingDone')}
      </h2>
      <p>{t('office:starter.nothingDoneHelp')}</p>
      {/* The names that the site knows by now may be those of the other answers. */}
      <StarterSummary
        values={values}
        errors={{}}
        knownHosts={hasNamed ? '' : knownHosts}
        knownRooms={knownRooms}
      />
      <div className={s.steps}>
        <Link className={officeButtonClass('primary')} to={content}>
          {t('office:starter.toTexts')}
        </Link>
      </div>
    </div>
  );
}
