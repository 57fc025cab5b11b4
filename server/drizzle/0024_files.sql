CREATE TABLE "file_piece" (
	"name" text NOT NULL,
	"number" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "file_piece_name_number_pk" PRIMARY KEY("name","number")
);
--> statement-breakpoint
CREATE TABLE "file_owner" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	CONSTRAINT "file_owner_only" CHECK ("file_owner"."is_only")
);
--> statement-breakpoint
ALTER TABLE "file_piece" ALTER COLUMN "content" SET STORAGE EXTERNAL;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "stored_as" text;--> statement-breakpoint
UPDATE "document" SET "stored_as" = encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "document" ALTER COLUMN "stored_as" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "waiting_file" ADD COLUMN "stored_as" text;--> statement-breakpoint
UPDATE "waiting_file" SET "stored_as" = encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid()::text, 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "waiting_file" ALTER COLUMN "stored_as" SET NOT NULL;--> statement-breakpoint
INSERT INTO "file_piece" ("name", "number", "content")
SELECT d."stored_as", n, substring(c."content" from n * 262144 + 1 for 262144)
FROM "document" d JOIN "document_content" c ON c."document_id" = d."id", generate_series(0, greatest(0, (length(c."content") - 1) / 262144)) AS n;--> statement-breakpoint
INSERT INTO "file_piece" ("name", "number", "content")
SELECT w."stored_as", n, substring(w."content" from n * 262144 + 1 for 262144)
FROM "waiting_file" w, generate_series(0, greatest(0, (length(w."content") - 1) / 262144)) AS n;--> statement-breakpoint
DROP TABLE "document_content";--> statement-breakpoint
ALTER TABLE "waiting_file" DROP COLUMN "content";--> statement-breakpoint
CREATE INDEX "file_piece_begun" ON "file_piece" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "document_stored_as" ON "document" USING btree ("stored_as");--> statement-breakpoint
CREATE UNIQUE INDEX "waiting_file_stored_as" ON "waiting_file" USING btree ("stored_as");
