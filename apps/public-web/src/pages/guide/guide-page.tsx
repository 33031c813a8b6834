import { useTranslation } from 'react-i18next';
import { usePageSections, type SectionTable } from '../../shared/content/page-sections';
import { PageAnchors } from '../../shared/layout/page-anchors';
import { GuideChapter } from './guide-chapter';
import { GuideClosing, GuideEvents, GuideLead } from './guide-sections';
import { Ways } from './ways';
import * as s from './guide-page.module.css';

const TABLE: SectionTable<'guide'> = {
  'guide.lead': GuideLead,
  'guide.events': GuideEvents,
  'guide.chapter': GuideChapter,
  'guide.ways': Ways,
  'guide.closing': GuideClosing,
};
const WITH_ANCHOR: readonly string[] = ['guide.events', 'guide.chapter'];

/** What there is around: events, beaches, mountains, food, things to do. Source: specification §2, Local area guide. */
export function GuidePage() {
  const { t } = useTranslation();
  const { sections, state } = usePageSections('guide', TABLE);
  const anchors = sections
    .filter(({ kind }) => WITH_ANCHOR.includes(kind))
    .map(({ id, title }) => ({ id, title: title?.text ?? '' }));
  const isLead = ({ kind }: { kind: string }) => kind === 'guide.lead';
  return (
    <>
      {sections.filter(isLead).map(({ part }) => part)}
      <div className={s.page}>
        {state}
        {anchors.length > 0 && <PageAnchors label={t('guide:nav')} anchors={anchors} />}
        {sections.filter((section) => !isLead(section)).map(({ part }) => part)}
      </div>
    </>
  );
}
