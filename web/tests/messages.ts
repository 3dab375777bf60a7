// Nothing is drawn before the messages of the first screen are there (main.ts); neither is it in tests.
import { learnt } from "../src/page/words.svelte";

await learnt;
