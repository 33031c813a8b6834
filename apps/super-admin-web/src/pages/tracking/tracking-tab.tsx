import { TrackingCode } from '../../features/tracking/tracking-code';
import { TrackingOrigins } from '../../features/tracking/tracking-origins';
import { TrackingPolicy } from '../../features/tracking/tracking-policy';
import * as s from './tracking-tab.module.css';

/** The tracking code, the hosts that it may call, and what that allows. */
export function TrackingTab() {
  return (
    <div className={s.parts}>
      <TrackingCode />
      <TrackingOrigins />
      <TrackingPolicy />
    </div>
  );
}
