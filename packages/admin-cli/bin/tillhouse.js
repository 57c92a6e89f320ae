#!/usr/bin/env node
// npm links a command while it installs, and only to a file that is there: in a fresh clone `dist` is built afterwards.
import "../dist/bin.js";
