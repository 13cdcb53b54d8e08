// Bare Fastify handler with a constant response: measures the cost of HTTP alone. Prints its address.
import Fastify from 'fastify';

const app = Fastify();
app.get('/', async () => ({ message: 'constant' }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', () => void app.close());
