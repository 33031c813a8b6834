import { remote } from '../../tools/webpack/remote.mjs';

export default remote({ app: 'admin-web', title: 'Pannello amministratore' });
