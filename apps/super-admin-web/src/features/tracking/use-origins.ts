import { checkOrigins, originsAfter, originsIn } from '@ospite/domain';
import { linesOf } from '../../shared/settings-editor/setting-drafts';
import { useEditor } from '../../shared/settings-editor/settings-editor';

/** The origins as they would be after a save of what is typed. */
export function useOrigins() {
  const { settings, textOf, isDirty } = useEditor();
  const code = textOf('trackingCode');
  const isEdited = isDirty('trackingOrigins');
  // The same rule as the server's: a list that nobody edited follows the code.
  const proposed = originsAfter(settings, code, undefined);
  const text = isEdited ? textOf('trackingOrigins') : proposed.join('\n');
  const origins = linesOf(text);
  const checked = checkOrigins(origins);
  return {
    text,
    origins: checked.ok ? checked.origins : origins,
    followsCode: !isEdited && isDirty('trackingCode'),
    /** The first line that is no origin, from 1; undefined when all are. */
    wrongLine: checked.ok ? undefined : checked.problems[0] && lineOf(checked.problems[0].field),
    isTooMany: !checked.ok && checked.problems[0]?.code === 'too_many',
    /** Named by the code and not in the list: the browser will refuse them. */
    missing: originsIn(code).filter((origin) => checked.ok && !checked.origins.includes(origin)),
  };
}

/** `trackingOrigins.2` is the third line. */
function lineOf(field: string): number | undefined {
  const index = Number(field.split('.')[1]);
  return Number.isNaN(index) ? undefined : index + 1;
}
