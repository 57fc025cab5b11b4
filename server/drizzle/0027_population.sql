CREATE TABLE "sweep" (
	"name" text PRIMARY KEY NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
DROP INDEX IF EXISTS "client_email";--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "reminded_for" date;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client" ADD COLUMN "kept_until" date;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "attempt_at" ON "attempt" USING btree ("at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "token_client" ON "token" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "token_expires" ON "token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "client_document" ON "client" USING btree ("document","type");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "client_email_type" ON "client" USING btree ("email","type");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "client_sent_status" ON "client" USING btree ("status","id") WHERE "client"."sent_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "client_status" ON "client" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "client_type" ON "client" USING btree ("type","id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "client_expires" ON "client" USING btree ("expires_on","id") WHERE "client"."status" = 2;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "client_reminded" ON "client" USING btree ("expires_on","id") WHERE "client"."status" = 2 and "client"."reminded_for" is distinct from "client"."expires_on";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "client_unconfirmed" ON "client" USING btree ("created_at","id") WHERE "client"."email_confirmed_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "client_unsent" ON "client" USING btree ("created_at","id") WHERE "client"."sent_at" is null and "client"."email_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "client_ended" ON "client" USING btree ("type","ended_at","id") WHERE "client"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "client_kept" ON "client" USING btree ("kept_until","id") WHERE "client"."kept_until" is not null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "document_quarantined" ON "document" USING btree ("stored_as") WHERE "document"."quarantined";--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "event_due" ON "event" USING btree ("due_at","sequence") WHERE "event"."told_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "event_told" ON "event" USING btree ("at") WHERE "event"."told_at" is not null and "event"."once" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "event_untaken" ON "event" USING btree ("at") WHERE "event"."told_at" is null and "event"."once" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_expires" ON "mail" USING btree ("expires_at") WHERE "mail"."sent_at" is null and "mail"."failed_at" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_created" ON "mail" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "mail_recipient" ON "mail" USING btree (lower("recipient")) WHERE "mail"."client_id" is null;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "data_request_due" ON "data_request" USING btree ("due_at","id") WHERE "data_request"."kind" = 'erasure' and "data_request"."state" = 'open';--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "data_request_ended" ON "data_request" USING btree ((coalesce("ended_at", case when "kind" = 'copy' then "due_at" end)));--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "client_product_client" ON "client_product" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sending_of_wizard" ON "sending" USING btree ("wizard","client_id","sent_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "session_expires" ON "session" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "session_used" ON "session" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "waiting_file_quarantined" ON "waiting_file" USING btree ("stored_as") WHERE "waiting_file"."quarantined";
--> statement-breakpoint
-- When a relationship ended, and until when the rest of it is kept: whoever decides or erases, also an instance that does
-- not know these columns, so that what is due is found by an index.
CREATE FUNCTION "note_decision"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF NEW."decision" IN ('deactivated', 'refused') THEN
		UPDATE "client" SET "ended_at" = NEW."at" WHERE "id" = NEW."client_id" AND "sent_at" IS NOT NULL AND "kept_until" IS NULL;
	ELSE
		UPDATE "client" SET "ended_at" = NULL, "kept_until" = NULL
			WHERE "id" = NEW."client_id" AND ("ended_at" IS NOT NULL OR "kept_until" IS NOT NULL);
	END IF;
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "review_notes_decision" AFTER INSERT ON "review" FOR EACH ROW EXECUTE FUNCTION "note_decision"();--> statement-breakpoint
CREATE FUNCTION "note_erasure"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "client" SET "ended_at" = NULL, "kept_until" = NEW."kept_until" WHERE "id" = NEW."client_id";
	RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER "erasure_notes_day" AFTER INSERT ON "erasure" FOR EACH ROW EXECUTE FUNCTION "note_erasure"();--> statement-breakpoint
UPDATE "client" SET "ended_at" = "last"."at"
	FROM (SELECT DISTINCT ON ("client_id") "client_id", "decision", "at" FROM "review" ORDER BY "client_id", "sequence" DESC) AS "last"
	WHERE "last"."client_id" = "client"."id" AND "client"."status" = 5 AND "client"."sent_at" IS NOT NULL
		AND "last"."decision" IN ('deactivated', 'refused')
		AND NOT EXISTS (SELECT FROM "erasure" AS e WHERE e."client_id" = "client"."id" AND e."at" >= "last"."at");--> statement-breakpoint
UPDATE "client" SET "kept_until" = "last"."kept_until"
	FROM (SELECT DISTINCT ON ("client_id") "client_id", "kept_until" FROM "erasure" ORDER BY "client_id", "sequence" DESC) AS "last"
	WHERE "last"."client_id" = "client"."id" AND "client"."status" = 5 AND "last"."kept_until" IS NOT NULL;
