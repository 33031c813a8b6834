import { STAFF_MARK } from '@ospite/contracts/site';
import { useEffect, useState, type ComponentType } from 'react';
import { hasMark } from '../../shared/visit/marks';

/** Shows who is signed in where to write, if they may. Nobody else loads the script. */
export function StaffPencils() {
  const [Pencils, setPencils] = useState<ComponentType>();
  useEffect(() => {
    if (!hasMark(STAFF_MARK)) return;
    import(/* webpackChunkName: "pencils" */ './pencils')
      .then(async (loaded) => (await loaded.mayEditContent()) && setPencils(() => loaded.Pencils))
      // The back-office leads to every section, too.
      .catch(() => undefined);
  }, []);
  return Pencils && <Pencils />;
}
