import { connect } from '../database/connect';
import { seed } from '../seed/seed';

const [databaseUrl] = process.argv.slice(2);
const { db, close } = await connect({ databaseFolder: '', databaseUrl });
await seed(db);
await close();
