import { PageSections, type SectionTable } from '../../shared/content/page-sections';
import * as sections from '../../shared/layout/sections.module.css';
import { AboutClosing, AboutLead, AboutStory, AboutValues } from './about-sections';
import { Hosts } from './hosts';

const TABLE: SectionTable<'about'> = {
  'about.lead': AboutLead,
  'about.story': AboutStory,
  'about.values': AboutValues,
  'about.hosts': Hosts,
  'about.closing': AboutClosing,
};

/** Whose the property is, how it began and who receives the guests. Source: specification §2, About. */
export function AboutPage() {
  return (
    <div className={sections.page}>
      <PageSections page="about" table={TABLE} />
    </div>
  );
}
