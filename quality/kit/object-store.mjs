// A program of its own: an S3-compatible server with one empty bucket. Arguments: its folder and its port.
import S3rver from '@20minutes/s3rver';

const [directory, port] = process.argv.slice(2);
const server = new S3rver({
  address: '127.0.0.1',
  port: Number(port),
  silent: true,
  directory,
  configureBuckets: [{ name: 'pictures', configs: [] }],
});
// It checks the signature of a list for `/pictures`, where the client asks for `/pictures/`.
server.middleware.splice(-1, 0, (context, next) => {
  if (/^\/[^/]+\/$/.test(context.path)) {
    context.state.vhost = true;
    context.mountPath = '/';
  }
  return next();
});
await server.run();
