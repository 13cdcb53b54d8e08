// A bare Fastify handler that returns a constant: what HTTP alone costs here. Prints its address.
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => ({ message: 'constant' }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => void app.close());
