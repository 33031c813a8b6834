import { isOwnPage } from '@ospite/domain';
import { Questions } from '../../shared/content/questions';
import { PageSections, type SectionTable } from '../../shared/content/page-sections';
import * as sections from '../../shared/layout/sections.module.css';
import { usePageAddress } from '../../shared/navigation/page';
import { OwnClosing, OwnLead, OwnList, OwnPictures, OwnText } from './own-sections';

const TABLE: SectionTable<'own'> = {
  'own.lead': OwnLead,
  'own.text': OwnText,
  'own.pictures': OwnPictures,
  'own.list': OwnList,
  'own.questions': Questions,
  'own.closing': OwnClosing,
};

/** A page that the owner added. */
export function OwnPage() {
  const { page } = usePageAddress();
  return (
    <div className={sections.page}>
      {page && isOwnPage(page) && <PageSections page={page} table={TABLE} />}
    </div>
  );
}
