import { usePageSections, type SectionTable } from '../../shared/content/page-sections';
import * as sections from '../../shared/layout/sections.module.css';
import { ServiceBlock } from './service-block';
import { ServicesCards, ServicesClosing, ServicesLead } from './services-sections';
import * as s from './services-page.module.css';

const TABLE: SectionTable<'services'> = {
  'services.lead': ServicesLead,
  'services.service': ServiceBlock,
  'services.cards': ServicesCards,
  'services.closing': ServicesClosing,
};

/** What the house offers: when, for how much and how far. Source: specification §2, Services. */
export function ServicesPage() {
  const { sections: placed, state } = usePageSections('services', TABLE);
  const first = placed.findIndex(({ kind }) => kind === 'services.service');
  const after = placed.findLastIndex(({ kind }) => kind === 'services.service') + 1;
  const parts = (from: number, to?: number) => placed.slice(from, to).map(({ part }) => part);
  return (
    <div className={sections.page}>
      {state}
      {parts(0, Math.max(first, 0))}
      {/* Side by side, so that each looks different from the one before. */}
      {first >= 0 && <div className={s.blocks}>{parts(first, after)}</div>}
      {parts(after)}
    </div>
  );
}
