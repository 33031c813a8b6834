import { gapsOf, shownTargets } from '@ospite/domain';
import { Badge } from '@ospite/ui/office';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useOfficePaths } from '../../../shared/office-paths';
import { firstWordsOf, kindLabel } from '../content-labels';
import type { DraftSection } from '../draft-section';
import { GapMarks } from '../gap-marks';
import { useDraft } from '../use-draft';
import * as s from '../content.module.css';

interface SectionRowProps {
  readonly section: DraftSection;
  /** Whether guests see it otherwise, or not yet. */
  readonly isChanged: boolean;
}

/** What a section is, its title or first words, and how it stands with it; leads to its form. */
export function SectionRow({ section, isChanged }: SectionRowProps) {
  const { t } = useTranslation();
  const paths = useOfficePaths();
  const words = firstWordsOf(section);
  return (
    <>
      <Link to={paths.contentSection(section.id)} className={s.sectionLink}>
        <strong>{kindLabel(t, section.kind)}</strong>
        {words !== undefined && (
          <span className={s.words}>{words || t('office:content.sections.noWords')}</span>
        )}
      </Link>
      <div className={s.marks}>
        {section.hidden && <Badge>{t('office:content.sections.hidden')}</Badge>}
        {isChanged && <Badge>{t('office:content.sections.changed')}</Badge>}
        <GapMarks gaps={gapsOf([section], shownTargets(useDraft()))} />
      </div>
    </>
  );
}
