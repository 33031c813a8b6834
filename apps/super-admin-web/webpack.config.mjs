import { remote } from '../../tools/webpack/remote.mjs';

export default remote({ app: 'super-admin-web', title: 'Super Admin' });
